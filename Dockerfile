# Skyledger as a container image: both programs with the runtime and the packages that they need, and no shell.
# `npm run image` builds it, and so does `docker build -t skyledger .`; docs/deploy.md says how it is run.

# Node 24, the line that the project runs on.
ARG BUILD_BASE=docker.io/library/node:24-bookworm-slim
# The C library and that of C++ alone.
ARG RUN_BASE=gcr.io/distroless/cc-debian12

FROM ${BUILD_BASE} AS build
WORKDIR /src
COPY package.json package-lock.json ./
COPY scripts/setup ./scripts/setup
RUN ["node", "--input-type=module", "-e", "await (await import('/src/scripts/setup/install.mjs')).ensureInstalled()"]
COPY . .
RUN ["node", "scripts/build.mjs"]
RUN ["node", "scripts/image/gather.mjs", "/gathered"]
# A new volume has the owner of the folder that it is put over.
RUN ["node", "-e", "fs.mkdirSync('/data/data', { recursive: true, mode: 0o700 }); fs.chownSync('/data/data', 10001, 10001)"]

FROM ${RUN_BASE}
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /gathered /app
COPY --from=build --chown=10001:10001 /data /
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data DEMO_COMPANIES=none DEMO_TODAY=now LOG_LEVEL=info
USER 10001:10001
VOLUME /data
EXPOSE 4000 4100
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 4000}/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/usr/local/bin/node"]
# Both programs. Of one alone: dist/server/gateway/main.js or dist/server/upstream/main.js.
CMD ["scripts/serve.mjs"]

// REST contract of the platform: billing files that are uploaded, part by part, and loaded once their plan was seen.
import { z } from 'zod';
import { LOAD_ANSWERS } from '../../../lib/catalogue/loads/load-reasons.ts';
import { MAX_UPLOAD_NAME } from '../../../lib/rules/upload-names.ts';
import { defineEndpoint } from '../endpoint.ts';
import { loadRun } from './loads.ts';

/** Base64 of a part of a file. */
const MAX_PART_LENGTH = 240_000;

/** 32 hexadecimal digits that the client makes; the files of one upload are loaded together. */
const upload = z.string().regex(/^[0-9a-f]{32}$/);

export const uploadPart = defineEndpoint({
  service: 'plat',
  method: 'POST',
  path: '/plat/loads/upload/part',
  summary:
    'Adds a part to a billing file that is uploaded; nothing is loaded. Parts come in their order. Refused with UPLOAD_TOO_LARGE beyond 500 MB or 200 files. Needs the right to edit on the menu Data.',
  access: { menu: 'DATA', needs: 'edit' },
  request: z.object({
    upload,
    /** Name of the file, without folders: of at most 255 bytes, without unseen characters, and not beginning with a dot. */
    file: z.string().min(1).max(MAX_UPLOAD_NAME),
    /** Bytes of the file that came before. */
    offset: z.int().min(0),
    /** Base64. */
    data: z.base64().max(MAX_PART_LENGTH),
  }),
  reply: z.object({
    /** Bytes of the file now. */
    size: z.int(),
  }),
});

export const uploadLoad = defineEndpoint({
  service: 'plat',
  method: 'POST',
  path: '/plat/loads/upload',
  summary:
    'Begins a load of uploaded files, or its plan alone, which changes nothing. It is refused by its plan unless the answers let in what speaks against it; refused with UPLOAD_IN_USE while its files are being loaded. Needs the right to edit on the menu Data.',
  access: { menu: 'DATA', needs: 'edit' },
  request: z.object({
    upload,
    allow: z.array(z.enum(LOAD_ANSWERS)).max(LOAD_ANSWERS.length),
    isPlanOnly: z.boolean(),
  }),
  reply: z.object({ run: loadRun }),
});

export const uploadEndpoints = { uploadPart, uploadLoad };

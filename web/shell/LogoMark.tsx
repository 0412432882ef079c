// The mark of the product, drawn by us.

export function LogoMark() {
  return (
    <svg width="24" height="24" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="var(--mantine-color-sky-8)" />
      <path d="M8 22h4v-5H8zm6 0h4V12h-4zm6 0h4V8h-4z" fill="#fff" />
    </svg>
  );
}

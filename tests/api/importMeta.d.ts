/** What the client's room reads of its build; the tests that import it build nothing. */
interface ImportMeta {
  readonly env: Readonly<Record<string, string>> & { readonly DEV: boolean; readonly MODE: string };
}

/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:words/*" {
  const words: { general: string; games: Record<string, string> };
  export default words;
}

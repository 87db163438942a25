/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:words/*" {
  type Messages = import("@fluent/bundle").FluentResource["body"];
  const words: { general: Messages; games: Record<string, Messages> };
  export default words;
}

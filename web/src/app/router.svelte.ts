/** Where the reader is: a path of the page, changed by `go` and by the browser's own buttons. */

export interface Place {
  path: string;
  parts: string[];
  query: URLSearchParams;
}

function here(): Place {
  const { pathname, search } = window.location;
  return {
    path: pathname,
    parts: pathname.split("/").filter(Boolean),
    query: new URLSearchParams(search),
  };
}

class Router {
  place = $state.raw<Place>(here());

  constructor() {
    window.addEventListener("popstate", () => (this.place = here()));
  }

  go(to: string, how: { replace?: boolean } = {}): void {
    if (how.replace) window.history.replaceState(null, "", to);
    else window.history.pushState(null, "", to);
    this.place = here();
    window.scrollTo(0, 0);
  }
}

export const router = new Router();

/** Follows a link inside the page; to be used as `<a href="/rules" onclick={follow}>`. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  router.go(event.currentTarget.getAttribute("href") ?? "/");
}

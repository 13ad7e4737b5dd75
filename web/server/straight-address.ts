/**
 * The one address of a page: without slashes at its end.
 *
 * @param url path and search as they were asked for
 * @returns undefined when the address is straight already, or leads to another host when it is straightened
 */
export function straightAddress(url: string): string | undefined {
  const [, path, search = ''] = /^(\/[^?]*?)\/+(\?.*)?$/.exec(url) ?? [];
  return path && !/^\/[/\\]/.test(path) ? `${path}${search}` : undefined;
}

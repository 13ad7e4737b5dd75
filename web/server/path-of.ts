/** '/blog?tag=Runway' is asked of '/blog'. */
export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}

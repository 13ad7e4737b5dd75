/** Hands a text to the browser as a file to save. */
export function downloadText(text: string, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Later: the browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url));
}

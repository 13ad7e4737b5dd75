export function downloadText(text: string, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoke the URL later: the browser reads it after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(url));
}

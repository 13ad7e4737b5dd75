/**
 * Replaces a part of a text field. Where somebody writes in it, it is done as if typed, so that the browser's own undo
 * knows of it; elsewhere without taking the focus. Either way the field says `input`.
 */
export function replacePart(textarea: HTMLTextAreaElement, from: number, to: number, insert: string): void {
  const { selectionStart, selectionEnd } = textarea;
  if (document.activeElement === textarea) {
    textarea.setSelectionRange(from, to);
    if (insert) document.execCommand('insertText', false, insert);
    else document.execCommand('delete');
    const moved = (at: number) => (at <= from ? at : Math.max(from, at + insert.length - (to - from)));
    textarea.setSelectionRange(moved(selectionStart), moved(selectionEnd));
    return;
  }
  textarea.setRangeText(insert, from, to, 'preserve');
  textarea.dispatchEvent(new Event('input', { bubbles: true }));
}

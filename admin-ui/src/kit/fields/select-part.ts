export function selectPart(
  field: HTMLElement | null,
  { from, until = from }: { from?: number; until?: number },
) {
  field?.focus();
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (isText && from !== undefined) field.setSelectionRange(from, until ?? from);
}

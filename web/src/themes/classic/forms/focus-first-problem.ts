/** Moves the focus to the first field that has a problem, so that its sentence is seen and read out. */
export function focusFirstProblem(form: HTMLFormElement | null, problems: object): void {
  const [first] = Object.keys(problems);
  const found = first ? form?.elements.namedItem(first) : null;
  // Several inputs of one name, such as the options of a list, come as a list.
  const field = found instanceof RadioNodeList ? found[0] : found;
  if (field instanceof HTMLElement) field.focus();
}

/** The part of a Mantine form that leads to its inputs. */
interface FormWithInputs {
  getInputNode: (path: string) => HTMLElement | null;
}

/** Moves the focus to the first field that has a problem, so that its sentence is read out and seen. */
export function focusFirstProblem(form: FormWithInputs, problems: object): void {
  const [first] = Object.keys(problems);
  if (first) form.getInputNode(first)?.focus();
}

interface EditorWording {
  createTitle: string;
  create: string;
  creating: string;
  editTitle: string;
  update: string;
  updating: string;
}

/**
 * What a form is called and what its button says, for a new item and for a stored one.
 *
 * @returns the part of `EditorFrame`'s properties that follows from it
 */
export function editorLabels(wording: EditorWording, item: object | null) {
  return item
    ? { title: wording.editTitle, submitLabel: wording.update, busyLabel: wording.updating }
    : { title: wording.createTitle, submitLabel: wording.create, busyLabel: wording.creating };
}

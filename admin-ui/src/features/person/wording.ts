export const wording = {
  export: "Export this person's data",
  erase: 'Erase this person',
  confirmErase: (email: string) =>
    `Are you sure you want to erase ${email}? Every message, application, comment and booking sent with this address is deleted, with all that you began to write about them and have not saved. None of it can be brought back.`,
  eraseYes: 'Erase',

  exported: (email: string) => `Exported the data of ${email}`,
  erased: (email: string) => `${email} was erased`,
  exportFailed: 'Failed to export the data',
  eraseFailed: 'Failed to erase the person',
};

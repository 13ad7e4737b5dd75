/** Contact details by which all of a visitor's submissions are found. */
export interface Person {
  email?: string | null | undefined;
  phone?: string | null | undefined;
}

const nameOf = ({ email, phone }: Person) => [email, phone].filter(Boolean).join(' or ');

const sentWith = ({ email, phone }: Person) => {
  if (email && phone) return 'this address or number';
  return email ? 'this address' : 'this number';
};

export const wording = {
  export: "Export this person's data",
  erase: "Erase this person's data",
  confirmErase: (person: Person) =>
    `Erase all data for ${nameOf(person)}? This deletes every message, application, comment and booking from ${sentWith(person)}, and your unsaved drafts about them. You cannot undo this.`,
  eraseYes: 'Erase',

  exported: (person: Person) => `Exported the data of ${nameOf(person)}`,
  erased: (person: Person) => `All data for ${nameOf(person)} was erased`,
  exportFailed: 'Failed to export the data',
  eraseFailed: 'Failed to erase the data',
};

/** By which everything that a visitor sent is found. */
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
  erase: 'Erase this person',
  confirmErase: (person: Person) =>
    `Are you sure you want to erase ${nameOf(person)}? Every message, application, comment and booking sent with ${sentWith(person)} is deleted, with all that you began to write about them and have not saved. None of it can be brought back.`,
  eraseYes: 'Erase',

  exported: (person: Person) => `Exported the data of ${nameOf(person)}`,
  erased: (person: Person) => `${nameOf(person)} was erased`,
  exportFailed: 'Failed to export the data',
  eraseFailed: 'Failed to erase the person',
};

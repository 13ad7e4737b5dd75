export const toastWording = {
  /** Label of the button that closes a toast */
  dismiss: 'Dismiss',
};

export const toastWording = {
  /** Name of the button that takes a toast away */
  dismiss: 'Dismiss',
};

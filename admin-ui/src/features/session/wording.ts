export const wording = {
  title: 'Login',
  heading: 'Admin Login',
  username: 'Username',
  password: 'Password',
  // Without the word "password", so that a label search for the field finds one element.
  showCharacters: 'Show characters',
  hideCharacters: 'Hide characters',
  submit: 'Sign in',
  busy: 'Authenticating',
  backToSite: 'Back to the site',
  welcome: 'Welcome to your admin dashboard',
  invalidUsername: 'Invalid username',
  invalidPassword: 'Invalid password',

  endedTitle: 'Your session has ended',
  endedText: 'Give your password to go on. Nothing you typed is lost.',
  signedInAs: (username: string) => `Signed in as ${username}`,
  leave: 'Go to the sign-in page',

  logout: 'Logout',
  loggedOut: 'Logged out successfully',
  logoutFailed: 'Failed to log out',
  logoutUnsaved: 'Log out without saving your changes?',
};

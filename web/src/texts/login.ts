/** /login, and the dialog for a forgotten password. */
export const loginText = {
  heading: 'Login',
  description: 'Log in to BNS to see all phones, book one, or sell yours.',
  email: 'Email',
  password: 'Password',
  submit: 'Login',
  newHere: 'New here?',
  register: 'Register',
  forgot: 'Forgot password?',
  or: 'or',
  google: 'Continue with Google',
  resetHeading: 'Forgot your password?',
  resetEmail: 'Email of your account',
  resetHint: 'We send a link to it, with which you choose a new password',
  resetSend: 'Send link',
  cancel: 'Cancel',
} as const;

/** /register. */
export const registerText = {
  heading: 'Register',
  description: 'Make an account at BNS to buy used phones from people near you, or to sell yours.',
  username: 'Username',
  photo: 'Photo',
  email: 'Email',
  password: 'Password',
  accountType: 'Account type',
  buyer: 'Buyer',
  seller: 'Seller',
  submit: 'Register',
  haveAccount: 'Have an account already?',
  login: 'Login',
} as const;

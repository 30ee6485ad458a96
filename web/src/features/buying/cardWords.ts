import { paymentText } from '../../texts/payment.ts';

/** How the payment service calls wallets, before the hyphen, and what people call them. */
const WALLETS: Readonly<Record<string, string>> = {
  BKASH: 'bKash',
  NAGAD: 'Nagad',
  DBBLMOBILEB: 'Rocket',
  ROCKET: 'Rocket',
  UPAY: 'Upay',
};
const CARDS: Readonly<Record<string, string>> = {
  VISA: 'Visa',
  MASTER: 'Mastercard',
  AMEX: 'American Express',
};

/** `BKASH-BKash` → 'bKash', `VISA-Dutch Bangla` → 'Card (Visa)'; another's own words, '' where nothing is known. */
export function cardWords(cardType: string | null): string {
  if (cardType === null) return '';
  const [kind = '', name = kind] = cardType.split('-');
  const wallet = WALLETS[kind.toUpperCase()];
  if (wallet !== undefined) return wallet;
  const card = CARDS[kind.toUpperCase()];
  return card === undefined ? name : paymentText.card(card);
}

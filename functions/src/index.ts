import { onRequest } from 'firebase-functions/https';
import { REGION } from './config.ts';

export const api = onRequest({ region: REGION, cors: false }, (_request, response) => {
  response.json({ status: 'ok' });
});

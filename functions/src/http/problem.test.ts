import { DomainError, ERROR_CODES, MESSAGES } from '@bns/domain';
import { expect, test } from 'vitest';
import { problemOf, STATUS_OF } from './problem.ts';

test.each(ERROR_CODES)('%s is a problem with its status and words', (code) => {
  const { status, title, detail } = problemOf(new DomainError(code, 'Words'), 'id');
  expect(status).toBe(STATUS_OF[code]);
  expect(title).not.toBe('');
  expect(detail).toBe(code === 'internal' ? MESSAGES.wrong : 'Words');
});

test('a fault of ours tells the request’s id and nothing of what went wrong', () => {
  const problem = problemOf(new Error('7 PERMISSION_DENIED at users/seller'), 'the-id');
  expect(problem).toEqual({
    type: 'about:blank',
    title: 'Internal Server Error',
    status: 500,
    detail: MESSAGES.wrong,
    code: 'internal',
    id: 'the-id',
  });
});

test('fields that are wrong are named', () => {
  const errors = [{ field: 'name', message: '*Username is required' }];
  expect(problemOf(new DomainError('invalid', 'Words', { errors }), 'id').errors).toEqual(errors);
});

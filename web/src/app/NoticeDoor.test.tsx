import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { MuiWorld } from '../ui/MuiWorld.tsx';
import { notify, setNoticeStack } from '../ui/notify.ts';
import { NoticeDoor } from './NoticeDoor.tsx';

const file = vi.hoisted(() => ({ asked: 0 }));
vi.mock('../ui/notifyStack.tsx', () => ({
  get NotifyStack() {
    file.asked += 1;
    return () => <p>Stack</p>;
  },
}));

beforeEach(() => {
  file.asked = 0;
  localStorage.clear();
  return () => {
    vi.unstubAllGlobals();
    setNoticeStack({ show: () => {}, close: () => {} });
    setNoticeStack(undefined);
  };
});

test('a guest who only looks does without', async () => {
  render(<NoticeDoor />);
  await act(() => vi.dynamicImportSettled());
  expect(file.asked).toBe(0);
  expect(screen.queryByText('Stack')).toBeNull();
});

test.each([
  ['the service worker keeps it', { serviceWorker: { controller: {} } }],
  ['data is saved', { connection: { saveData: true } }],
])('a press does not bring it where %s, a first notice does', async (_, browser) => {
  vi.stubGlobal('navigator', { onLine: true, ...browser });
  render(<NoticeDoor />);
  fireEvent.pointerDown(document.body);
  await act(() => vi.dynamicImportSettled());
  expect(file.asked).toBe(0);
  notify.error('Login First');
  expect(await screen.findByText('Stack')).toBeTruthy();
});

test.each([
  ['a press', () => fireEvent.pointerDown(document.body)],
  ['a key', () => fireEvent.keyDown(document.body)],
  ['a first notice', () => notify.error('Login First')],
])('%s brings it', async (_, cause) => {
  render(<NoticeDoor />);
  cause();
  expect(await screen.findByText('Stack')).toBeTruthy();
});

test('a notice that was said before brings it, too', async () => {
  notify.plain('Before');
  render(<NoticeDoor />);
  expect(await screen.findByText('Stack')).toBeTruthy();
});

test('where somebody is signed in it comes at once', async () => {
  localStorage.setItem('bns-somebody', 'yes');
  render(<NoticeDoor />);
  expect(await screen.findByText('Stack')).toBeTruthy();
});

test('it is there before a page with forms needs it: the line may be gone by then', async () => {
  render(
    <>
      <MuiWorld>Form</MuiWorld>
      <NoticeDoor />
    </>,
  );
  expect(await screen.findByText('Stack')).toBeTruthy();
});

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loadPage } from './lazyPage.ts';

const page = { default: () => null };
const gone = new TypeError('Failed to fetch dynamically imported module');

describe('case 23: a page whose code is gone after a deploy', () => {
  beforeEach(() => sessionStorage.clear());

  test('reloads once, silently', async () => {
    const reload = vi.fn();
    void loadPage(() => Promise.reject(gone), reload);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  test('is an error when it is still gone after that', async () => {
    const reload = vi.fn();
    void loadPage(() => Promise.reject(gone), reload);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    await expect(loadPage(() => Promise.reject(gone), reload)).rejects.toBe(gone);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('stays where there is no line: a reload would lose what is here', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const reload = vi.fn();
    await expect(loadPage(() => Promise.reject(gone), reload)).rejects.toBe(gone);
    expect(reload).not.toHaveBeenCalled();
  });

  test('may reload again for the next deploy, once a page has come', async () => {
    const reload = vi.fn();
    void loadPage(() => Promise.reject(gone), reload);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    await expect(loadPage(() => Promise.resolve(page), reload)).resolves.toBe(page);
    void loadPage(() => Promise.reject(gone), reload);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  });
});

import { phonePageText } from '../../texts/phonePage.ts';
import { Icon } from '../../ui/Icon.tsx';
import { notify } from '../../ui/notify.ts';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { singleClick } from '../../ui/singleClick.ts';

type ShareButtonProps = {
  /** What is said with the address, in a line. */
  text: string;
  /** Path on this site. */
  path: string;
};

const isSecondThought = (fault: unknown) => fault instanceof DOMException && fault.name === 'AbortError';

/** Hands the page to what the device shares with; where it has no such thing, or refuses, the address is copied. */
async function share(text: string, url: string): Promise<void> {
  try {
    if (typeof navigator.share === 'function') return await navigator.share({ title: text, text, url });
  } catch (fault) {
    if (isSecondThought(fault)) return;
  }
  try {
    await navigator.clipboard.writeText(url);
    notify.success(phonePageText.copied);
  } catch {
    notify.error(phonePageText.notCopied);
  }
}

/** Shares a page of this site. */
export function ShareButton({ text, path }: ShareButtonProps) {
  return (
    <PlainButton
      variant="outlined"
      onClick={singleClick(() => void share(text, `${window.location.origin}${path}`))}
    >
      <Icon name="share" size={20} />
      {phonePageText.share}
    </PlainButton>
  );
}

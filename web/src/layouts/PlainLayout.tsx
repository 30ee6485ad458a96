import { Outlet } from 'react-router-dom';
import { PageArea } from './PageArea.tsx';
import { PageFrame } from './PageFrame.tsx';

/** Header, page area and footer (spec §2). */
export function PlainLayout() {
  return (
    <PageFrame>
      <PageArea>
        <Outlet />
      </PageArea>
    </PageFrame>
  );
}

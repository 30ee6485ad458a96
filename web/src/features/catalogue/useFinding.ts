import { type Finding, findingOf, paramsOf } from '@bns/domain';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Makes another search of the one that stands in the address at that moment, which may be newer than what is drawn.
 * @param replace in place of this step of the history
 */
export type Find = (change: (now: Finding) => Finding, replace?: 'replace') => void;

export type Search = {
  finding: Finding;
  /** Looks for something else: one step in the history, so that Back leads here. */
  find: Find;
};

/**
 * What the address looks for: all of a search stands there, so that it can be shared and kept. What is broken in it
 * asks for nothing.
 * @param brand where the path names it
 */
export function useFinding(brand = ''): Search {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const finding = useMemo(() => findingIn(search, brand), [search, brand]);
  const find: Find = (change, replace) => {
    // The address is ahead of what is drawn, which comes in a transition; this page may be on its way out.
    if (window.location.pathname !== pathname) return;
    const now = findingIn(window.location.search, brand);
    const params = (one: Finding) => paramsOf(brand === '' ? one : { ...one, brand: '' }).toString();
    const next = params(change(now));
    if (next !== params(now)) void navigate({ pathname, search: next }, { replace: replace !== undefined });
  };
  return { finding, find };
}

function findingIn(search: string, brand: string): Finding {
  const asked = findingOf(new URLSearchParams(search));
  return brand === '' ? asked : { ...asked, brand };
}

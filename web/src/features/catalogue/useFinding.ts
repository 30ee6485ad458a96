import { type Finding, findingOf, paramsOf } from '@bns/domain';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export type Search = {
  finding: Finding;
  /** Looks for that instead: one step in the history, so that Back leads here. */
  find: (next: Finding) => void;
};

/**
 * What the address looks for: all of a search stands there, so that it can be shared and kept. What is broken in it
 * asks for nothing.
 * @param brand where the path names it
 */
export function useFinding(brand = ''): Search {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const finding = useMemo(() => {
    const asked = findingOf(new URLSearchParams(search));
    return brand === '' ? asked : { ...asked, brand };
  }, [search, brand]);
  const find = (next: Finding) => {
    const params = (one: Finding) => paramsOf(brand === '' ? one : { ...one, brand: '' }).toString();
    if (params(next) !== params(finding)) void navigate({ pathname, search: params(next) });
  };
  return { finding, find };
}

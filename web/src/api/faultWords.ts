import { DomainError, type ErrorCode } from '@bns/domain';
import { ApiError } from './apiError.ts';

/** Faults of ours or of the network behind us: their own words would not help a person. */
const FACELESS: readonly ErrorCode[] = ['internal', 'upstream'];

/**
 * What a failed call or write says to a person: a refusal its own sentence, anything else the screen's.
 * @param otherwise the spec's sentence for this screen (spec §8)
 */
export function faultWords(fault: unknown, otherwise: string): string {
  const known = fault instanceof DomainError || fault instanceof ApiError;
  return known && !FACELESS.includes(fault.code) ? fault.message : otherwise;
}

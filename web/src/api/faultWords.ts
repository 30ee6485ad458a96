import { DomainError, type ErrorCode } from '@bns/domain';
import { ApiError } from './apiError.ts';

/** Faults of the API's or of the network behind it: their own words would not help a person. */
const FACELESS: readonly ErrorCode[] = ['internal', 'upstream'];

/**
 * What a failed call or write says to a person: a refusal its own sentence, anything else the screen's. The live room
 * words its failures itself, being offline among them.
 * @param otherwise the spec's sentence for this screen (spec §8)
 */
export function faultWords(fault: unknown, otherwise: string): string {
  if (fault instanceof DomainError) return fault.message;
  return fault instanceof ApiError && !FACELESS.includes(fault.code) ? fault.message : otherwise;
}

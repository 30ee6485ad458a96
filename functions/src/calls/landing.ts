import type { LandingAnswer } from '@bns/domain';
import { productAnswer } from '../answers/productAnswer.ts';
import type { Dependencies } from '../dependencies.ts';
import { type Answer, ok } from '../http/answer.ts';
import type { OpenlyAsked } from '../http/asked.ts';

/** `GET /landing`: what the home page shows; 1 read, or gathered anew where the trigger has not kept it yet. */
export async function landing(
  _asked: OpenlyAsked,
  { landings }: Pick<Dependencies, 'landings'>,
): Promise<Answer> {
  const { categories, advertised } = (await landings.readLanding()) ?? (await landings.gatherLanding());
  const phones = advertised.map(({ _id, ...phone }) => productAnswer(_id, phone));
  return ok({ categories, advertised: phones } satisfies LandingAnswer);
}

import { type LandingAnswer, withPhones } from '@bns/domain';
import { productAnswer } from '../answers/productAnswer.ts';
import type { Dependencies } from '../dependencies.ts';
import { type Answer, ok } from '../http/answer.ts';
import type { OpenlyAsked } from '../http/asked.ts';

/** `GET /landing`: what the home page shows; 2 reads, or gathered anew where the trigger has not kept it yet. */
export async function landing(
  _asked: OpenlyAsked,
  { landings, stats }: Pick<Dependencies, 'landings' | 'stats'>,
): Promise<Answer> {
  const [kept, onMarket] = await Promise.all([landings.readLanding(), stats.readOnMarket()]);
  const { categories, advertised } = kept ?? (await landings.gatherLanding());
  const phones = advertised.map(({ _id, ...phone }) => productAnswer(_id, phone));
  return ok({ categories: withPhones(categories, onMarket), advertised: phones } satisfies LandingAnswer);
}

import { back } from './back.ts';
import { BODY, type DeviceLook, rounded } from './body.ts';
import { darker, lighter, linear, mix, stop } from './colour.ts';
import { FORMS, type Form } from './forms.ts';
import { front } from './front.ts';
import { between, n, type Random, repeat } from './random.ts';

type Drawn = { body: string; height: number; radius: number };

function frame(id: string, form: Form, colour: string): string {
  const metal = mix(colour, '#b9bcc0', 0.55);
  const edge = linear(
    `${id}e`,
    [0, 0, 1, 0],
    [
      stop(0, lighter(metal, 0.6)),
      stop(0.04, darker(metal, 0.35)),
      stop(0.5, metal),
      stop(0.96, darker(metal, 0.45)),
      stop(1, lighter(metal, 0.3)),
    ],
  );
  const buttons =
    rounded(BODY - 0.4, form.height * 0.24, 1.8, form.height * 0.12, 0.8, `fill="${darker(metal, 0.3)}"`) +
    rounded(BODY - 0.4, form.height * 0.39, 1.8, form.height * 0.07, 0.8, `fill="${darker(metal, 0.4)}"`);
  return `<defs>${edge}</defs>${buttons}${rounded(0, 0, BODY, form.height, form.radius, `fill="url(#${id}e)"`)}`;
}

function scratches(random: Random, height: number): string {
  return repeat(7, () => {
    const [x, y, turn] = [
      between(random, 10, 80),
      between(random, height * 0.3, height * 0.95),
      between(random, -20, 20),
    ];
    return `<path d="M${n(x)} ${n(y)}q${n(turn / 2)} ${n(between(random, 3, 10))} ${n(turn)} ${n(between(random, 4, 16))}" stroke="#fff" stroke-opacity="${n(between(random, 0.2, 0.5))}" stroke-width=".45" fill="none"/>`;
  });
}

/**
 * One phone in its own units, lying at 0 0.
 * @param id prefix of the ids inside, unlike any other in the same picture
 */
export function device(id: string, look: DeviceLook, random: Random): Drawn {
  const form: Form = FORMS[look.form];
  const face = look.side === 'back' ? back(id, form, look, random) : front(id, form, look, random);
  const worn = look.scratched ? scratches(random, form.height) : '';
  return { body: frame(id, form, look.colour) + face + worn, height: form.height, radius: form.radius };
}

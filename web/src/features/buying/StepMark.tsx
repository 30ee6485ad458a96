import Cancel from '@mui/icons-material/Cancel';
import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonChecked from '@mui/icons-material/RadioButtonChecked';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import { paymentText } from '../../texts/payment.ts';
import text from '../../ui/text.module.css';
import type { StepState } from './paymentSteps.ts';

const MARKS = {
  done: <CheckCircle aria-hidden sx={{ color: 'primary.main' }} />,
  current: <RadioButtonChecked aria-hidden sx={{ color: 'secondary.main' }} />,
  waiting: <RadioButtonUnchecked aria-hidden sx={{ color: 'field' }} />,
  failed: <Cancel aria-hidden sx={{ color: 'error.main' }} />,
} as const satisfies Record<StepState, unknown>;

/** How a step stands: as a mark, and in a word for who does not see it. */
export function StepMark({ state }: { state: StepState }) {
  return (
    <>
      {MARKS[state]}
      <span className={text.hidden}>{paymentText.stepStates[state]}</span>
    </>
  );
}

import Button, { type ButtonProps } from '@mui/material/Button';
import { singleClick } from '../../ui/singleClick.ts';
import { underWay } from '../../ui/underWay.ts';
import type { useStartPayment } from './useStartPayment.ts';

type StartPayButtonProps = Pick<ButtonProps, 'size' | 'children'> & {
  payment: ReturnType<typeof useStartPayment>;
};

/** The button that leads to the payment service. */
export function StartPayButton({ payment: { start, busy }, ...rest }: StartPayButtonProps) {
  return <Button variant="contained" {...rest} {...underWay(busy)} onClick={singleClick(start)} />;
}

import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

const Column = styled('form')({ display: 'flex', flexDirection: 'column', minHeight: 0 });

/** A form that fills a dialog: on a small screen its middle scrolls and its buttons stay in reach. */
export function DialogForm(props: Omit<ComponentProps<typeof Column>, 'noValidate'>) {
  return <Column {...props} noValidate />;
}

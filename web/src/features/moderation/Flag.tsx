import Box from '@mui/material/Box';

/** 'Admin: true': what holds is seen before it is read. */
export function Flag({ text, on }: { text: string; on: boolean }) {
  return (
    <Box
      component="li"
      sx={{
        px: 1.25,
        py: 0.25,
        borderRadius: 99,
        typography: 'caption',
        fontWeight: on ? 700 : 500,
        bgcolor: on ? 'soft.green' : 'sand',
        color: on ? 'soft.onGreen' : 'text.secondary',
      }}
    >
      {text}
    </Box>
  );
}

import Box from '@mui/material/Box';

/** 'Admin: true': what holds is seen before it is read. */
export function Flag({ name, value }: { name: string; value: boolean }) {
  return (
    <Box
      component="li"
      sx={{
        px: 1.25,
        py: 0.25,
        borderRadius: 99,
        typography: 'caption',
        fontWeight: value ? 700 : 500,
        bgcolor: value ? 'soft.green' : 'sand',
        color: value ? 'soft.onGreen' : 'text.secondary',
      }}
    >
      {`${name}: ${value}`}
    </Box>
  );
}

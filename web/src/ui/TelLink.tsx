import Phone from '@mui/icons-material/PhoneOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

/** A number that a tap calls. `phone` is canonical, 01XXXXXXXXX; the gap is only seen, so that it copies as digits. */
export function TelLink({ phone }: { phone: string }) {
  return (
    <Link
      href={`tel:+88${phone}`}
      underline="hover"
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 650 }}
    >
      <Phone fontSize="small" aria-hidden sx={{ mr: 0.75 }} />
      <span>
        {phone.slice(0, 5)}
        <Box component="span" sx={{ ml: '0.3em' }}>
          {phone.slice(5)}
        </Box>
      </span>
    </Link>
  );
}

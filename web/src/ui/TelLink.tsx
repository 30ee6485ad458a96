import Phone from '@mui/icons-material/PhoneOutlined';
import Link from '@mui/material/Link';

/** A number that a tap calls. `phone` is canonical, 01XXXXXXXXX; it is shown as people here write it. */
export function TelLink({ phone }: { phone: string }) {
  return (
    <Link
      href={`tel:+88${phone}`}
      underline="hover"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 44, fontWeight: 650 }}
    >
      <Phone fontSize="small" aria-hidden />
      {`${phone.slice(0, 5)}-${phone.slice(5)}`}
    </Link>
  );
}

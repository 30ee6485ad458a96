import Button from '@mui/material/Button';
import type { PersonRow } from '../../live/lists.ts';
import { singleClick } from '../../ui/singleClick.ts';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';
import type { Question } from '../../ui/useQuestion.tsx';
import { tellPersonAct } from './tellPersonAct.ts';

type PersonActsProps = { person: PersonRow; ask: (question: Question) => void };

/**
 * Delete and Admin, which ask first (decisions 15), and for sellers Verify or Unverify. Admin stays pressable and says
 * when the person is one already (decisions).
 */
export function PersonActs({ person, ask }: PersonActsProps) {
  const { name, isSeller, isVerified } = person;
  const [turn, turning] = useOneAtATime(() => tellPersonAct(isVerified ? 'unverify' : 'verify', person));
  const askDelete = () =>
    ask({
      title: `Delete ${name}?`,
      text: 'The account is closed and signed out at once. Phones for sale leave the market and open bookings are closed.',
      verb: 'Delete',
      danger: true,
      act: () => tellPersonAct('delete', person),
    });
  const askAdmin = () =>
    ask({
      title: `Make ${name} an admin?`,
      text: 'An admin sees all people and reports, and may delete people and phones.',
      verb: 'Admin',
      act: () => tellPersonAct('admin', person),
    });
  return (
    <>
      {isSeller && (
        <Button
          variant={isVerified ? 'outlined' : 'contained'}
          aria-busy={turning}
          onClick={singleClick(() => void turn())}
        >
          {isVerified ? 'Unverify' : 'Verify'}
        </Button>
      )}
      <Button variant="outlined" onClick={askAdmin}>
        Admin
      </Button>
      <Button variant="outlined" color="error" onClick={askDelete}>
        Delete
      </Button>
    </>
  );
}

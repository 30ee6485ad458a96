import Button from '@mui/material/Button';
import type { PersonRow } from '../../live/rows.ts';
import { peopleText } from '../../texts/people.ts';
import { singleClick } from '../../ui/singleClick.ts';
import { underWay } from '../../ui/underWay.ts';
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
      title: peopleText.askRemove(name),
      text: peopleText.removeMeans,
      verb: peopleText.remove,
      danger: true,
      act: () => tellPersonAct('delete', person),
    });
  const askAdmin = () =>
    ask({
      title: peopleText.askAdmin(name),
      text: peopleText.adminMeans,
      verb: peopleText.makeAdmin,
      act: () => tellPersonAct('admin', person),
    });
  return (
    <>
      {isSeller && (
        <Button
          variant={isVerified ? 'outlined' : 'contained'}
          {...underWay(turning)}
          onClick={singleClick(() => void turn())}
        >
          {isVerified ? peopleText.unverify : peopleText.verify}
        </Button>
      )}
      <Button variant="outlined" onClick={askAdmin}>
        {peopleText.makeAdmin}
      </Button>
      <Button variant="outlined" color="error" onClick={askDelete}>
        {peopleText.remove}
      </Button>
    </>
  );
}

import { withoutEnding } from './spellings.ts';
import { foldName } from './text.ts';

/** The 64 districts: the name that is stored, then how people also write it. */
const TABLE: readonly (readonly [string, ...string[]])[] = [
  ['Bagerhat', 'বাগেরহাট'],
  ['Bandarban', 'বান্দরবান'],
  ['Barguna', 'বরগুনা'],
  ['Barishal', 'Barisal', 'বরিশাল'],
  ['Bhola', 'ভোলা'],
  ['Bogura', 'Bogra', 'বগুড়া'],
  ['Brahmanbaria', 'B. Baria', 'ব্রাহ্মণবাড়িয়া'],
  ['Chandpur', 'চাঁদপুর'],
  ['Chapainawabganj', 'Chapai Nawabganj', 'চাঁপাইনবাবগঞ্জ'],
  ['Chattogram', 'Chittagong', 'Ctg', 'Agrabad', 'GEC Circle', 'চট্টগ্রাম'],
  ['Chuadanga', 'চুয়াডাঙ্গা'],
  ["Cox's Bazar", 'Coxs Bazar', 'Cox’s Bazar', 'কক্সবাজার'],
  ['Cumilla', 'Comilla', 'কুমিল্লা'],
  [
    'Dhaka',
    'Dhanmondi',
    'Mirpur',
    'Uttara',
    'Gulshan',
    'Banani',
    'Mohammadpur',
    'Motijheel',
    'Bashundhara',
    'Farmgate',
    'Savar',
    'Jatrabari',
    'Badda',
    'ঢাকা',
    'ধানমন্ডি',
    'মিরপুর',
    'উত্তরা',
    'গুলশান',
    'মোহাম্মদপুর',
  ],
  ['Dinajpur', 'দিনাজপুর'],
  ['Faridpur', 'ফরিদপুর'],
  ['Feni', 'ফেনী'],
  ['Gaibandha', 'গাইবান্ধা'],
  ['Gazipur', 'Tongi', 'গাজীপুর', 'টঙ্গী'],
  ['Gopalganj', 'গোপালগঞ্জ'],
  ['Habiganj', 'হবিগঞ্জ'],
  ['Jamalpur', 'জামালপুর'],
  ['Jashore', 'Jessore', 'যশোর'],
  ['Jhalokathi', 'Jhalokati', 'ঝালকাঠি'],
  ['Jhenaidah', 'ঝিনাইদহ'],
  ['Joypurhat', 'জয়পুরহাট'],
  ['Khagrachhari', 'Khagrachari', 'খাগড়াছড়ি'],
  ['Khulna', 'খুলনা'],
  ['Kishoreganj', 'কিশোরগঞ্জ'],
  ['Kurigram', 'কুড়িগ্রাম'],
  ['Kushtia', 'কুষ্টিয়া'],
  ['Lakshmipur', 'Laxmipur', 'লক্ষ্মীপুর'],
  ['Lalmonirhat', 'লালমনিরহাট'],
  ['Madaripur', 'মাদারীপুর'],
  ['Magura', 'মাগুরা'],
  ['Manikganj', 'মানিকগঞ্জ'],
  ['Meherpur', 'মেহেরপুর'],
  ['Moulvibazar', 'Maulvibazar', 'Sreemangal', 'মৌলভীবাজার'],
  ['Munshiganj', 'মুন্সিগঞ্জ'],
  ['Mymensingh', 'ময়মনসিংহ'],
  ['Naogaon', 'নওগাঁ'],
  ['Narail', 'নড়াইল'],
  ['Narayanganj', 'নারায়ণগঞ্জ'],
  ['Narsingdi', 'নরসিংদী'],
  ['Natore', 'নাটোর'],
  ['Netrokona', 'নেত্রকোনা'],
  ['Nilphamari', 'Saidpur', 'নীলফামারী'],
  ['Noakhali', 'নোয়াখালী'],
  ['Pabna', 'পাবনা'],
  ['Panchagarh', 'পঞ্চগড়'],
  ['Patuakhali', 'Kuakata', 'পটুয়াখালী'],
  ['Pirojpur', 'পিরোজপুর'],
  ['Rajbari', 'রাজবাড়ী'],
  ['Rajshahi', 'রাজশাহী'],
  ['Rangamati', 'রাঙ্গামাটি'],
  ['Rangpur', 'রংপুর'],
  ['Satkhira', 'সাতক্ষীরা'],
  ['Shariatpur', 'শরীয়তপুর'],
  ['Sherpur', 'শেরপুর'],
  ['Sirajganj', 'সিরাজগঞ্জ'],
  ['Sunamganj', 'সুনামগঞ্জ'],
  ['Sylhet', 'Zindabazar', 'সিলেট'],
  ['Tangail', 'টাঙ্গাইল'],
  ['Thakurgaon', 'ঠাকুরগাঁও'],
];

export const DISTRICTS: readonly string[] = TABLE.map(([name]) => name);

/** Longest spelling first, so that a place inside another's name does not win. */
const SPELLINGS = TABLE.flatMap(([name, ...others]) =>
  [name, ...others].map((spelling) => ({
    name,
    pattern: wholeWord(foldName(spelling)),
    length: spelling.length,
  })),
).sort((a, b) => b.length - a.length);

function wholeWord(folded: string): RegExp {
  const escaped = folded.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{M}])${escaped}(?![\\p{L}])`, 'u');
}

/**
 * The district that a place's text speaks of; the one named last wins ('Dhaka Road, Bogura' is in Bogura).
 * @returns one of DISTRICTS, or '' where none is named
 */
export function guessDistrict(location: string): string {
  const folded = foldName(location);
  let best = { name: '', end: -1 };
  for (const { name, pattern } of SPELLINGS) {
    const found = pattern.exec(folded);
    const end = found === null ? -1 : found.index + found[0].length;
    if (end > best.end) best = { name, end };
  }
  return best.name;
}

/** A district by how it is written, the spaces left out. */
const WRITTEN = new Map(TABLE.flatMap((row) => row.map((spelling) => [squeezed(spelling), row[0]] as const)));

/** "Chapai Nawabganj" is three words at most. */
const MOST_WORDS = 3;

/**
 * The districts that are among these words, each once ("mirpur dhaka" is one), and the words without them.
 * @param words folded, each one of letters and digits alone
 */
export function districtsAmong(words: readonly string[]): { districts: string[]; others: string[] } {
  const districts = new Set<string>();
  const others: string[] = [];
  for (let at = 0; at < words.length; ) {
    const { district, size } = districtAt(words, at);
    if (district === undefined) others.push(words[at] ?? '');
    else districts.add(district);
    at += size;
  }
  return { districts: [...districts], others };
}

function districtAt(words: readonly string[], at: number): { district?: string; size: number } {
  for (let size = MOST_WORDS; size > 0; size -= 1) {
    const said = words.slice(at, at + size).join('');
    const district = [said, ...withoutEnding(said)].flatMap((spelling) => WRITTEN.get(spelling) ?? [])[0];
    if (district !== undefined) return { district, size };
  }
  return { size: 1 };
}

function squeezed(spelling: string): string {
  return foldName(spelling).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

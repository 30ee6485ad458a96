import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { useId } from 'react';
import { overviewText } from '../../texts/overview.ts';
import card from '../../ui/card.module.css';
import { dayLabel } from './dayLabel.ts';

type DayChartProps = {
  title: string;
  colour: 'primary' | 'secondary';
  /** One number for each day (`YYYY-MM-DD`), the oldest first. */
  days: readonly { day: string; count: number }[];
};

export const CHART_HEIGHT = 220;
/** So that one listing in a quiet month is no tower. */
const LEAST_TOP = 4;

/** How often something happened on each day. Who cannot see it hears the sum, and finds every day in the table. */
export function DayChart({ title, colour, days }: DayChartProps) {
  const id = useId();
  const { vars, typography } = useTheme();
  // The chart measures its labels by this style: what only a style sheet says it does not know.
  const tickLabelStyle = {
    fontSize: 12,
    lineHeight: 1,
    fontFamily: typography.fontFamily,
    fill: vars.palette.text.secondary,
  };
  const counts = days.map(({ count }) => count);
  const sum = counts.reduce((all, count) => all + count, 0);
  const most = Math.max(0, ...counts);
  const busiest = days.find(({ count }) => count === most);
  return (
    <Box
      component="section"
      aria-labelledby={id}
      className={card.frame}
      sx={{ p: 2.5, pb: 1.5, minWidth: 0 }}
    >
      <Typography id={id} component="h2" variant="h4">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {overviewText.inDays(sum, days.length)}
      </Typography>
      <Box
        role="img"
        aria-label={overviewText.chart(title, sum, most, busiest === undefined ? '' : dayLabel(busiest.day))}
        sx={{ height: CHART_HEIGHT, mt: 1, '& text': { fontVariantNumeric: 'tabular-nums' } }}
      >
        <BarChart
          height={CHART_HEIGHT}
          margin={{ top: 12, right: 4, bottom: 0, left: 0 }}
          hideLegend
          disableKeyboardNavigation
          borderRadius={3}
          grid={{ horizontal: true }}
          series={[{ data: counts, label: title, color: vars.palette[colour].main }]}
          xAxis={[
            {
              data: days.map(({ day }) => day),
              scaleType: 'band',
              valueFormatter: dayLabel,
              disableTicks: true,
              tickLabelInterval: (_, at) => (days.length - 1 - at) % 7 === 3,
              tickLabelStyle,
              height: 36,
            },
          ]}
          yAxis={[
            {
              min: 0,
              max: Math.max(LEAST_TOP, most),
              tickMinStep: 1,
              disableLine: true,
              disableTicks: true,
              tickLabelStyle,
              width: 32,
            },
          ]}
          sx={{
            '&& .MuiChartsAxis-line': { stroke: vars.palette.divider },
            '&& .MuiChartsGrid-line': { stroke: vars.palette.divider },
          }}
        />
      </Box>
    </Box>
  );
}

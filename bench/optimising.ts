/**
 * The emulator's optimising compiler, which goes without otherwise: worth its start where every word of every phone is
 * looked through for minutes, half the time. Among JAVA_TOOL_OPTIONS.
 */
export const OPTIMISING = '-XX:TieredStopAtLevel=4';

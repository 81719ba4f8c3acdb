// A day on the phone, by a seed. The page offers it once the package has `Device.day`:
//
//   Device.day(seed, scenario) returns the events of a day for the apps of a scenario, as scenarios
//   write them; the page plays them.

import { Device } from '../../src/main.js';

/** The generator of days, or null if the package has none. */
export const dayOf = Device.day ?? null;

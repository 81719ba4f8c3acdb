// The commands, each with an example and with words that people use to ask for it.

/** For each command: an example, and prefixes of the words with which people ask its question. */
export const COMMANDS = {
  relaunch: [
    '--os 17.0 --mode remote-notification --after crash --on silent-push',
    'relaunch launch wake woke push geofenc fetch again swipe force',
  ],
  termination: [
    '0xdead10cc',
    'terminat kill crash code exit die dead death quit clos ended report why watchdog jetsam',
  ],
  deadline: [
    '--os 13.0 background-task',
    'deadline limit time second minute long duration allowance expir watchdog',
  ],
  transition: [
    '--os 12.0 --from active --to background --cause home-button',
    'transition chang callback order happen move state lock home',
  ],
  step: ['--os 12.0 --from inactive --cause home-button', 'step callback happen home lock'],
  next: ['--os 12.0 --from suspended', 'next then follow'],
  path: ['--os 12.0 --from active --to suspended', 'path way route reach become'],
  conduct: [
    '--os 12.0 --state background --activity opengl-es',
    'conduct may can allowed gpu metal opengl camera socket timer music play record draw',
  ],
  duties: [
    '--os 12.0 applicationWillResignActive:',
    'dut must should callback implement delegate',
  ],
  call: [
    '--os 12.0 application:didFinishLaunchingWithOptions: --trigger open-url',
    'option argument parameter return receiv delegate',
  ],
  delivery: [
    '--os 12.0 --state suspended --event memory-warning',
    'deliver receiv event warning notif',
  ],
  mode: ['--os 17.0 audio', 'mode uibackgroundmodes capabilit background'],
  quota: ['--os 17.0 monitored-regions', 'quota many most maximum number count'],
  manifest: ['--info-plist Info.plist', 'manifest plist info key declar'],
  suspension: [
    '--os 17.0 --allowance background-task',
    'suspen keep running alive freez frozen sleep',
  ],
  purge: ['--os 17.0 --state suspended', 'purge memory first evict jetsam kill'],
  simulate: ['SCENARIO.json', 'simulat scenario device play'],
  names: ['trigger', 'name list value'],
};

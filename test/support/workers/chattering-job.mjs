// Says something else than what is asked of it, as a library may.
process.stdout.write('ready\n');
process.stdin.on('data', () => process.stdout.write('a warning of a library\n'));

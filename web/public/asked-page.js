// On a page that says why the asked one cannot be shown: '/#/v1/bio' asks for '/v1/bio', which the server cannot see.
const asked = location.hash.slice(1);
if (asked.startsWith('/') && !asked.startsWith('//')) location.replace(asked);

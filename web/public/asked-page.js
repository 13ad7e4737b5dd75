// On a page that says why the asked one cannot be shown: '/#/v1/bio' asks for '/v1/bio', which the server cannot see.
const asked = location.hash.slice(1);
// '#/' alone is the start script's own mark: the path is what was asked for. Behind the origin, for a browser takes
// '/\elsewhere.example' alone for another site.
if (/^\/[^/#]/.test(asked)) location.replace(location.origin + asked);

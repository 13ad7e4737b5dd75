export const cardWording = {
  title: (name: string) => `Comp card of ${name}`,
  picture: 'Picture of the comp card',
  code: (address: string) => `QR code: ${address}`,
  unknownSize: 'size is "card" (5.5 × 8.5 in) or "a5". Leave it out for the first.',
  unknownBleed: 'bleed is "1", or is left out.',
  unknownPictures:
    'Pictures are one to five of this site, each with its focus in percent: picture=/uploads/a.jpg,50,50',
};

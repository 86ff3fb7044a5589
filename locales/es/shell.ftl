slogan = Lamplight
